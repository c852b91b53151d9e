/**
 * Length of a text as submitted: a line break counts as two characters, and in UTF-16, as in
 * `maxlength`, Java, .NET and JavaScript, an emoji counts as two or more.
 */
export function lengthAsSent(text: string): number {
  return text.replace(/\r\n?|\n/g, "\r\n").length;
}

/** The part of a pasted text that a browser drops because of `maxlength`. */
export function cutOff(
  pasted: string,
  { value, selectionStart, selectionEnd }: HTMLTextAreaElement,
  maxLength: number,
): string {
  const room = maxLength - value.length + (selectionEnd - selectionStart);
  return pasted.replace(/\r\n?/g, "\n").slice(Math.max(room, 0));
}
