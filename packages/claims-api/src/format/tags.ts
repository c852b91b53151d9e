/**
 * A tag of simple HTML: its slash, name and attributes. All other tags are text. The lookahead keeps matching
 * unambiguous, and a tag never spans another `<`.
 */
export const SIMPLE_TAG =
  /<(\/?)(p|div|h[1-6]|br|[uo]l|li|b|strong|a|i|em|u|span|small|su[bp]|font|script|style)(?=[\s/>])([^<>]*)>/gi;
