/** What the build knows and the pages need; see tools/build/vite-options.ts. */
declare const __PUBLIC_CONFIG__: {
  readonly siteUrl: string
  readonly backendUrl: string
  readonly anonKey: string
  readonly videoUrl: string
  /** The Matomo that counts views, where one is configured. */
  readonly audience: { readonly url: string; readonly siteId: string } | null
  /** The day of the build, as an ISO date: what the legal notice shows until the browser puts today's. */
  readonly builtOn: string
  readonly iconSprite: string
  readonly logoSprite: string
  /** The file of the font that texts are set in. */
  readonly textFont: string
}

declare module '*.css' {}

/** What was pressed before boot.ts came, noted by the line in the page (app/document.ts). */
declare const early: readonly Element[]

/** Only in some browsers. */
interface Window {
  readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void }
}

/** Only in some browsers. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
  readonly globalPrivacyControl?: boolean
}
