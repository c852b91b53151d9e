import { html } from "./html.ts";

/** Styles of the landing page, in light and dark. */
export const style = html`<style>
  :root {
    color-scheme: light dark;
    --ink: light-dark(#1d2b36, #e4ebf0);
    --paper: light-dark(#ffffff, #12191f);
    --soft: light-dark(#eef3f6, #1d2830);
    --line: light-dark(#c6d2da, #3b4a55);
    --link: light-dark(#0b5c8a, #8ecbf2);
  }

  body {
    max-inline-size: 80rem;
    margin: 0 auto;
    padding: 1.5rem;
    color: var(--ink);
    background: var(--paper);
    font:
      1rem / 1.5 system-ui,
      sans-serif;
  }

  a {
    color: var(--link);
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }

  h2 {
    margin-block: 2.5rem 0.5rem;
  }

  h3 {
    margin-block: 1.25rem 0;
    font-size: 1rem;
  }

  p {
    max-inline-size: 45rem;
    margin-block: 0.25rem 0.5rem;
    overflow-wrap: anywhere;
  }

  code {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }

  pre,
  .scroll {
    overflow-x: auto;
    border-radius: 0.5rem;
    background: var(--soft);
  }

  pre {
    margin: 0.5rem 0;
    padding: 0.75rem 1rem;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }

  /* The description of a claim is the only long text. */
  td:nth-child(3) {
    min-inline-size: 20rem;
    white-space: normal;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  :focus-visible {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
</style>`;
