import styles from "./styles.css?inline";

/** Every style sheet of the package as text, for a shadow root's constructed style sheet. */
export const stylesText: string = styles;
