declare module "*?url" {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** Where the claims API listens; set by Vite's `define`. */
  readonly SANDBOX_URL: string;
  /** Whether Vite's development server serves the page. Only this server renders pages. */
  readonly DEV: boolean;
}
