import styles from "./styles.css?inline";
import tokens from "./tokens.css?inline";

/** Every style sheet of the kit as text, for a shadow root's constructed style sheet. */
export const stylesText: string = styles;

/**
 * Only the tokens, as text. They are set on `:root`, which matches nothing inside a shadow root: a page
 * that only has elements adds this sheet once to `document.adoptedStyleSheets`.
 */
export const tokensText: string = `@layer claimkit-tokens {${tokens}}`;
