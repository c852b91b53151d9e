/**
 * How long a text is for a server: as a form sends it, so that a line break counts as two characters,
 * and in UTF-16, so that it agrees with `maxlength`, with Java, .NET and JavaScript, and an emoji
 * counts as two or more.
 */
export function lengthAsSent(text: string): number {
  return text.replace(/\r\n?|\n/g, "\r\n").length;
}

/** What a browser leaves away of a text that is pasted into a field with `maxlength`. */
export function cutOff(
  pasted: string,
  { value, selectionStart, selectionEnd }: HTMLTextAreaElement,
  maxLength: number,
): string {
  const room = maxLength - value.length + (selectionEnd - selectionStart);
  return pasted.replace(/\r\n?/g, "\n").slice(Math.max(room, 0));
}
