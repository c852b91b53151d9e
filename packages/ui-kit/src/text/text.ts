/** What everything that makes people wait says. Spec 001, section 9. */
export const busyText = {
  wait: "Please wait...",
};

/** What a waiting indicator says when it takes long. */
export const waitingText = {
  stillWorking: "Still working...",
};

/** What stands over a part of the page that comes anew. Spec 001, section 9. */
export const busyRegionText = {
  processing: "Please wait while we process your request.",
};

/** What the button says that closes a notification. */
export const closeNoticeText = {
  closeNotice: "Close this message",
};

/** Words of the accordion group; in braces stands a number. Spec 001, section 4. */
export const accordionText = {
  openAll: "Open all",
  closeAll: "Close all",
  allOpened: "All sections are open.",
  allClosed: "All sections are closed.",
  someOpened: "{open} of {all} sections are open.",
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

/** Words of every form control. Spec 001, section 5. */
export const fieldText = {
  optional: "(optional)",
  valueMissing: "Fill in this field.",
};

/**
 * What constraint validation finds in what is typed, by the flags of `ValidityState`, and by type; for
 * what is not here, `typeMismatch` holds. In braces stands an attribute of the control.
 */
export const typedText = {
  typeMismatch: "Enter it in the format asked for.",
  email: "Enter an email address, like name@example.com.",
  url: "Enter a web address, like https://example.com.",
  tooLong: "Enter at most {maxlength} characters.",
  tooShort: "Enter at least {minlength} characters.",
  rangeUnderflow: "Enter {min} or more.",
  rangeOverflow: "Enter {max} or less.",
};

/** Heading of the summary of what is wrong with a form. */
export const formText = {
  problem: "There is a problem",
};

/** The headings of a note. Spec 001, section 9. */
export const noteText = {
  information: "Information",
  caution: "Warning",
};

/** What the way to the current page is called, and its middle; in braces stands a number. */
export const breadcrumbsText = {
  breadcrumbs: "Breadcrumbs",
  moreBreadcrumbs: "Show {count} more",
};

/** Words of the page navigator; in braces stands a number. */
export const pageNavigatorText = {
  pages: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  gotoPage: "Go to page {page}",
  nextPage: "Next page",
  lastPage: "Last page",
  pageOf: "Page {page}",
  pageOfTotal: "Page {page} of {total}",
};

/** Words of the date picker. Spec 001, section 5; in braces stands a date, or a year. */
export const datePickerText = {
  dateFormat: "Use this format: MM/DD/YYYY",
  chooseDate: "Choose date",
  readAsDate: "We read this as {date}",
  twoDigitYears: "Years of two digits are {first} to {last}.",
  notADate: "We can't read this as a date.",
  dateOutOfRange: "Enter a date from {min} to {max}.",
  dateNotAvailable: "{date} is not available",
  previousYear: "Previous year",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  nextYear: "Next year",
  year: "Year",
  time: "Time",
  hour: "Hour",
  minute: "Minute",
  second: "Second",
  am: "AM",
  pm: "PM",
  clearDate: "Clear",
  closeCalendar: "Close",
};

/** Words of the autocomplete; in braces stands a number. */
export const autocompleteText = {
  suggestions: "Suggestions",
  typeMore: "Type {count} or more characters.",
  loadingSuggestions: "Loading suggestions...",
  noMatch: "No match.",
  noSuggestions: "Suggestions are not available. Keep typing.",
  notListed: "Choose one of the suggestions.",
  clearText: "Clear",
};

/** What a control with options says when one is missing, and what a select stands on until then. */
export const choiceText = {
  optionMissing: "Choose an option.",
  select: "Select",
};

/** What a checkbox that has to be ticked says. */
export const checkboxText = {
  boxMissing: "Check this box to continue.",
};

/** What a switch that has to be on says. */
export const switchText = {
  switchedOff: "Turn this on to continue.",
};

/** Words of a group of checkboxes; in braces, a number, or the labels of options. */
export const checkboxGroupText = {
  selectAll: "Select all",
  tooFew: "Choose {min} or more.",
  tooMany: "Choose {max} or fewer.",
  cleared: "No longer selected: {options}.",
};

/** Words of contextual help. */
export const helpText = {
  help: "Help",
};

/** Words of a textarea. The first is spec 001, section 5. */
export const textareaText = {
  remaining: "Characters remaining: {count}",
  over: "Characters over the limit: {count}",
  upTo: "Up to {count} characters.",
  didNotFit: "Characters that did not fit: {count}",
};

/** Words of a password field. */
export const passwordText = {
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  hidePassword: "Hide password",
  passwordShown: "Your password is visible.",
  passwordHidden: "Your password is hidden.",
  capsLock: "Caps Lock is on.",
  met: "met",
  notMet: "not met",
  rulesMet: "{met} of {all} met",
  rulesUnmet: "Meet all of the rules below.",
};

/** Words of chips; in braces stands one, or several. */
export const chipText = {
  chipAdded: "Added {chip}",
  chipRemoved: "Removed {chip}",
  removeChip: "Remove {chip}",
  duplicateChip: "{chip} is already in the list.",
};

/** What the first button of a modal says. Spec 001, section 9. */
export const modalText = {
  closeModal: "Close",
};

/** Words of a table; in braces stands the header of a column. */
export const tableText = {
  sortable: ", column headers with buttons are sortable.",
  ascending: "Sorted by {column}, ascending.",
  descending: "Sorted by {column}, descending.",
};

/** What the buttons beside tabs without room say. */
export const tabsetText = {
  previousTabs: "Show previous tabs",
  nextTabs: "Show next tabs",
};

/** Words of the header. */
export const headerText = {
  skip: "Skip to main content",
  mainMenu: "Main",
  menu: "Menu",
  closeMenu: "Close menu",
  backToMenu: "Back to menu",
};

/** What the link to the user's messages says. */
export const messagesText = {
  messages: "Messages",
  unread: "Unread messages: {count}",
};

/** All words of the kit: what a translation under `texts.kit` has to have. */
export type KitText = typeof busyText &
  typeof headerText &
  typeof messagesText &
  typeof waitingText &
  typeof busyRegionText &
  typeof closeNoticeText &
  typeof accordionText &
  typeof notificationText &
  typeof modalText &
  typeof linkText &
  typeof fieldText &
  typeof typedText &
  typeof pageNavigatorText &
  typeof noteText &
  typeof breadcrumbsText &
  typeof formText &
  typeof datePickerText &
  typeof autocompleteText &
  typeof choiceText &
  typeof checkboxText &
  typeof switchText &
  typeof checkboxGroupText &
  typeof helpText &
  typeof chipText &
  typeof tableText &
  typeof textareaText &
  typeof passwordText &
  typeof tabsetText;
