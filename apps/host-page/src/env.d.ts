interface ImportMetaEnv {
  /** Where the claims API listens; set by Vite's `define`. */
  readonly SANDBOX_URL: string;
}
