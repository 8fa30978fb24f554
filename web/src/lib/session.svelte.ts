/** Who sits at this browser: a guest with a name. The server keeps it by a cookie. */
import { api } from './api'
import { t } from './i18n.svelte'

class Session {
  name: string | null = $state(null)
  private asked: Promise<void> | null = null

  load(): Promise<void> {
    this.asked ??= api.session().then(
      (said) => void (this.name = said?.name ?? null),
      () => undefined,
    )
    return this.asked
  }

  /** A name is needed to sit down; a newcomer gets one and may change it later. */
  async ensure(): Promise<string> {
    await this.load()
    if (!this.name) this.name = (await api.name(`${t('guest')} ${100 + Math.floor(Math.random() * 900)}`)).name
    return this.name
  }
}

export const session = new Session()
