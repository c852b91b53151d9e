/** Texts of a host's own header. */
export interface HeaderWords {
  wait: string;
  failed: string;
  retry: string;
}

/** Props of a host's own header. */
export interface HeaderProps {
  claimNumber: string;
  words: HeaderWords;
}
