import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { createSandbox } from "../sandbox.ts";

const page = await (await createSandbox().fetch("http://localhost/")).text();

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.colorScheme = "";
});

test.each(["light", "dark"])("has no violations that axe finds, in %s", async (scheme) => {
  const { head, body } = new DOMParser().parseFromString(page, "text/html");
  document.body.append(...head.querySelectorAll("style"), ...body.children);
  document.documentElement.style.colorScheme = scheme;
  const { violations } = await axe.run({ resultTypes: ["violations"] });

  expect(document.querySelector("h1")?.textContent).toBe("Claims sandbox");
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes[0]?.html }))).toEqual([]);
});

test("fits a narrow screen, on which tables and commands scroll", async () => {
  const frame = document.createElement("iframe");
  frame.style.inlineSize = "320px";
  frame.style.border = "0";
  frame.srcdoc = page;
  const opened = new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
  });
  document.body.append(frame);
  await opened;

  expect(frame.contentDocument?.querySelector("h1")).not.toBeNull();
  expect(frame.contentDocument?.documentElement.scrollWidth).toBe(320);
});
