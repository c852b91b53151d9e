/** URLs of the running demo. */
export interface Demo {
  /** WebSocket endpoint of the browser. */
  browser: string;
  sandbox: { url: string };
  hostPage: { url: string };
  plainPage: { url: string };
}

declare module "vitest" {
  interface ProvidedContext {
    demo: Demo;
  }
}
