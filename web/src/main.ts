import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { speak } from './lib/i18n.svelte'
import { applyTheme, settings } from './lib/settings.svelte'

applyTheme()
await speak(settings.lang)
mount(App, { target: document.getElementById('app')! })
