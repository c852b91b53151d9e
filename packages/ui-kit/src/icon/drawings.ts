// Drawn on a grid of 24 × 24 with a pen of 2: one string is one path.
// Each stands alone, so that a component that needs one brings one.

export const calendar = ["M4 6.5h16V20H4z", "M4 10.5h16", "M8.5 3.5v5", "M15.5 3.5v5"];
export const car = [
  "M3.5 16.5v-4l2-1.2 1.7-4.1A2 2 0 0 1 9 6h6a2 2 0 0 1 1.8 1.2l1.7 4.1 2 1.2v4z",
  "M5.5 11.3h13",
  "M7.5 19.3a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z",
  "M16.5 19.3a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z",
];
export const check = ["M5 12.5l4.5 4.5L19 7"];
export const chevron = ["M6 9.5l6 6 6-6"];
export const close = ["M6 6l12 12", "M18 6L6 18"];
export const document = ["M6 3.5h8l4.5 4.5v12.5H6z", "M13.5 3.5V8.5h5", "M9 13h6", "M9 16.5h6"];
export const error = ["M8 3h8l5 5v8l-5 5H8l-5-5V8z", "M12 7.5v5.5", "M12 16.5v.01"];
export const externalLink = ["M13.5 4.5h6v6", "M19.5 4.5l-9 9", "M17 14v5.5H4.5V7H10"];
export const info = ["M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z", "M12 11.5v5", "M12 7.5v.01"];
export const mail = ["M3.5 5.5h17v13h-17z", "M4 6.5l8 6.5 8-6.5"];
export const phone = [
  "M5.5 3.5h3.2l1.8 4.6-2.2 1.7a12.5 12.5 0 0 0 5.9 5.9l1.7-2.2 4.6 1.8v3.2c0 1.1-.9 2-2 2C10.800 20.500 3.500 13.200 3.500 5.500c0-1.100.9-2 2-2z",
];
export const question = [
  "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  "M9.300 9.500a2.700 2.700 0 1 1 3.900 2.400c-.8.4-1.200 1-1.200 1.800",
  "M12 16.800v.01",
];
export const success = ["M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z", "M8 12.300l2.800 2.800L16 9.500"];
export const upload = ["M12 16V4.500", "M7.500 9L12 4.500 16.500 9", "M4.500 15.500v4h15v-4"];
export const warning = ["M12 3.500L22 20.500H2z", "M12 9.500v5", "M12 17.500v.01"];
