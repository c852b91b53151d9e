import styles from "./styles.css?inline";

/** All style sheets of the package as text, for a constructed style sheet in a shadow root. */
export const stylesText: string = styles;
