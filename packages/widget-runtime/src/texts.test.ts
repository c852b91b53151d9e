import { expect, test } from "vitest";
import * as texts from "./texts.ts";

const files = import.meta.glob<object>("./*/text.ts", { eager: true });

test.each(Object.entries(files))(
  "exports the definitions of %s, so that a translation must include them",
  (_, definitions) => {
    expect(Object.entries(texts)).toEqual(expect.arrayContaining(Object.entries(definitions)));
  },
);
