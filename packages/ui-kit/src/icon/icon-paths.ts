// Drawn on a 24 × 24 grid with a stroke width of 2. Each string is one path; straight lines are on whole
// numbers; icons with a direction point down. Each icon is its own export, so that a component includes
// only the icons that it uses.

const ring = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z";
const lens = "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14z";
const handle = "M15 15l6 6";

export const arrow = ["M12 4v16", "M6 14l6 6 6-6"];
export const bell = ["M6 17v-6a6 6 0 0 1 12 0v6l2 1H4z", "M12 5V3", "M10 21h4"];
export const calendar = ["M4 6h16v14H4z", "M4 10h16", "M8 3v4", "M16 3v4"];
export const camera = ["M3 7h4l2-3h6l2 3h4v13H3z", "M12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z"];
export const car = [
  "M5 17H3v-5l2-1 2-5h10l2 5 2 1v5h-2",
  "M5 11h14",
  "M9 17h6",
  "M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  "M17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
];
export const chat = ["M3 4h18v13h-9l-5 4v-4H3z", "M8 9h8", "M8 13h4"];
export const check = ["M5 12.5l4.5 4.5L19 7"];
export const chevron = ["M6 9l6 6 6-6"];
export const clock = [ring, "M12 7v5l3 3"];
export const close = ["M6 6l12 12", "M18 6L6 18"];
export const copy = ["M9 9h11v11H9z", "M6 15H4V4h11v2"];
export const creditCard = ["M3 5h18v14H3z", "M3 10h18", "M7 15h3"];
export const document = ["M5 3h9l5 5v13H5z", "M14 3v5h5", "M9 13h6", "M9 17h6"];
export const dollar = [
  "M12 2v20",
  "M17 8.5C17 6.5 15 5 12 5S7 6.3 7 8.5 9 12 12 12s5 1.3 5 3.5S15 19 12 19s-5-1.5-5-3.5",
];
export const doubleChevron = ["M6 5l6 6 6-6", "M6 13l6 6 6-6"];
export const download = ["M12 4v12", "M7 11l5 5 5-5", "M4 16v4h16v-4"];
export const edit = ["M4 20v-4L16 4l4 4L8 20z", "M13 7l4 4"];
export const error = ["M8 3h8l5 5v8l-5 5H8l-5-5V8z", "M12 7v6", "M12 17v.01"];
export const externalLink = ["M14 4h6v6", "M20 4l-9 9", "M17 14v6H4V7h6"];
export const eye = [
  "M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7z",
  "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
];
export const eyeOff = [
  "M6.5 6.5C4.6 7.8 3.1 9.7 2 12c2.5 4.5 6 7 10 7 2 0 3.8-.6 5.5-1.5",
  "M10.5 5.1c.5-.1 1-.1 1.5-.1 4 0 7.5 2.5 10 7-.6 1.1-1.3 2.1-2 2.9",
  "M9.9 9.9a3 3 0 0 0 4.2 4.2",
  "M4 4l16 16",
];
export const filter = ["M3 4h18l-7 9v7l-4-2v-5z"];
export const globe = [ring, "M3 12h18", "M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z"];
export const home = ["M3 11l9-8 9 8", "M5 10v11h14V10", "M10 21v-6h4v6"];
export const info = [ring, "M12 11v6", "M12 7v.01"];
export const key = ["M8 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8z", "M11 13l9-9", "M16 8l4 4"];
export const lock = ["M5 11h14v10H5z", "M8 11V7a4 4 0 0 1 8 0v4", "M12 15v2"];
export const mail = ["M3 5h18v14H3z", "M4 7l8 6 8-6"];
export const mapPin = [
  "M12 21c-4.5-4-7-7.5-7-11a7 7 0 0 1 14 0c0 3.5-2.5 7-7 11z",
  "M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
];
export const menu = ["M4 6h16", "M4 12h16", "M4 18h16"];
export const minus = ["M5 12h14"];
export const more = ["M4.6 12h.8M5 11.6v.8", "M11.6 12h.8M12 11.6v.8", "M18.6 12h.8M19 11.6v.8"];
export const phone = [
  "M5 3h4l2 5-2.5 2a13 13 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2C10.5 21 3 13.5 3 5a2 2 0 0 1 2-2z",
];
export const photo = ["M3 4h18v16H3z", "M3 16l5-5 5 5 3-3 5 4", "M15.6 9h.8M16 8.6v.8"];
export const plus = ["M12 5v14", "M5 12h14"];
export const print = ["M7 9V3h10v6", "M7 17H3V9h18v8h-4", "M7 14h10v7H7z"];
export const question = [ring, "M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 1.9", "M12 17v.01"];
export const refresh = ["M20 12a8 8 0 1 1-2.3-5.7L20 9", "M20 4v5h-5"];
export const search = [lens, handle];
export const shield = ["M12 3l8 3v6c0 4.5-3 7.5-8 9-5-1.5-8-4.5-8-9V6z", "M8 12l3 3 5-5"];
export const signOut = ["M10 4H4v16h6", "M9 12h12", "M16 7l5 5-5 5"];
export const sort = ["M7 4v16", "M3 16l4 4 4-4", "M17 20V4", "M13 8l4-4 4 4"];
export const star = ["M12 3l2.6 6.2 6.7.5-5.1 4.3 1.6 6.5-5.8-3.5-5.8 3.5 1.6-6.5-5.1-4.3 6.7-.5z"];
export const success = [ring, "M8 12l3 3 5-5"];
export const towTruck = [
  "M5 18H3v-5h10V7h4l4 5v6h-2",
  "M9 18h6",
  "M12 13L4 5v4",
  "M7 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  "M17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
];
export const trash = ["M4 7h16", "M9 7V4h6v3", "M6 7l1 14h10l1-14", "M10 11v6", "M14 11v6"];
export const upload = ["M12 16V4", "M7 9l5-5 5 5", "M4 16v4h16v-4"];
export const user = ["M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z", "M4 21c0-4 3.5-6 8-6s8 2 8 6z"];
export const warning = ["M12 3l10 18H2z", "M12 10v5", "M12 18v.01"];
export const wrench = [
  "M20.5 8L17 11.5 12.5 7 16 3.5a5.5 5.5 0 0 0-7.5 6.8L3.5 15.5a3.5 3.5 0 0 0 5 5l5.2-5A5.5 5.5 0 0 0 20.5 8z",
];
export const zoomIn = [lens, handle, "M10 7v6", "M7 10h6"];
export const zoomOut = [lens, handle, "M7 10h6"];
