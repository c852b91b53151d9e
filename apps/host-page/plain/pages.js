import { translate } from "./language.js";

/** Shows the page of a `<template>`, and passes the attributes to its widgets. */
export function showPage(templateId, headingMessage, attributes = {}) {
  document.getElementById("status").textContent = "";
  document.getElementById("heading").dataset.message = headingMessage;
  document.getElementById("page").replaceChildren(fromTemplate(templateId, attributes));
  translate();
}

/** Returns the content of a `<template>`, its widgets with these attributes. */
export function fromTemplate(templateId, attributes) {
  const content = document.getElementById(templateId).content.cloneNode(true);
  const widgets = [...content.querySelectorAll("*")].filter(isWidget);
  for (const widget of widgets) {
    for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  }
  return content;
}

function isWidget({ localName }) {
  return localName.includes("-");
}
