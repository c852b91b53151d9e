import styles from "./styles.css?inline";
import tokens from "./tokens.css?inline";

/** Every style sheet of the kit as text, for a shadow root's constructed style sheet. */
export const stylesText: string = styles;

/**
 * The tokens alone as text. They stand on `:root`, which matches nothing inside a shadow root: a page
 * that has only elements adopts this sheet once into `document.adoptedStyleSheets`.
 */
export const tokensText: string = `@layer claimkit.tokens {${tokens}}`;
