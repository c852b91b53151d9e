/** What everything that makes people wait says. Spec 001, section 9. */
export const busyText = {
  wait: "Please wait...",
};

/** Words of the accordion group. Spec 001, section 4. */
export const accordionText = {
  openAll: "Open all",
  closeAll: "Close all",
  allOpened: "All sections are open.",
  allClosed: "All sections are closed.",
};

/** What the icon of a notification says. */
export const notificationText = {
  error: "Error",
  warning: "Warning",
  info: "Information",
  success: "Success",
};

/** Words of a link. */
export const linkText = {
  newTab: "(opens in a new tab)",
};

/** All words of the kit: what a translation under `texts.kit` has to have. */
export type KitText = typeof busyText &
  typeof accordionText &
  typeof notificationText &
  typeof linkText;
