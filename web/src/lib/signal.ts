/** Your turn, told by the window's title and icon (and a soft bell where it is wanted). */
import { settings } from './settings.svelte'

let rang = false

export function signal(turn: boolean, title: string): void {
  document.title = title
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const wanted = turn ? '/icon-turn.svg' : '/icon.svg'
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted
  if (turn && !rang && settings.sound && document.hidden) bell()
  rang = turn
}

function bell(): void {
  const context = new AudioContext()
  for (const [at, tone] of [[0, 880], [0.16, 1175]] as const) {
    const voice = context.createOscillator()
    const loud = context.createGain()
    voice.frequency.value = tone
    loud.gain.setValueAtTime(0.12, context.currentTime + at)
    loud.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.5)
    voice.connect(loud).connect(context.destination)
    voice.start(context.currentTime + at)
    voice.stop(context.currentTime + at + 0.5)
  }
}
