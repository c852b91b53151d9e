import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Breadcrumbs } from "./breadcrumbs.tsx";

afterEach(cleanup);

const items = [
  { label: "Home", href: "/" },
  { label: "Claims", href: "/claims" },
  { label: "CLM-1001" },
];

function shown(): (string | null)[] {
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test("shows the path from the home page, and marks the current page", () => {
  const { container } = render(<Breadcrumbs items={items} />);
  container.style.inlineSize = "640px";

  expect(screen.getByRole("navigation", { name: "Breadcrumbs" })).toBeTruthy();
  expect(shown()).toEqual(["Home", "Claims", "CLM-1001"]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/claims",
  ]);
  expect(screen.getByText("CLM-1001").getAttribute("aria-current")).toBe("page");
});

test("shows only the parent page in a narrow container", () => {
  const { container } = render(<Breadcrumbs items={items} />);
  container.style.inlineSize = "320px";

  expect(shown()).toEqual(["Claims"]);
});

test("shows a page without a parent at any width", () => {
  const { container } = render(<Breadcrumbs items={[{ label: "Home" }]} />);
  container.style.inlineSize = "320px";

  expect(shown()).toEqual(["Home"]);
});

const longPath = [
  { label: "Home", href: "/" },
  { label: "Auto", href: "/auto" },
  { label: "Policies", href: "/policies" },
  ...items.slice(1),
];

test("collapses the middle of a long path that would not fit on one line", async () => {
  const { container } = render(<Breadcrumbs items={longPath} />);
  container.style.inlineSize = "1000px";
  expect(shown()).toEqual(["Home", "Auto", "Policies", "Claims", "CLM-1001"]);

  container.style.inlineSize = "540px";
  expect(shown()).toEqual(["Home", "", "Claims", "CLM-1001"]);

  await userEvent.click(screen.getByRole("button", { name: "Show 2 more", expanded: false }));

  expect(shown()).toEqual(["Home", "Auto", "Policies", "Claims", "CLM-1001"]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("never collapses the middle of a short path", () => {
  const { container } = render(<Breadcrumbs items={longPath.slice(1)} />);
  container.style.inlineSize = "540px";

  expect(shown()).toHaveLength(4);
});

test("has touch targets of at least 44 px", () => {
  render(<Breadcrumbs items={longPath} />);

  for (const each of [...screen.getAllByRole("link"), ...screen.queryAllByRole("button")]) {
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test("renders links with a router's component", () => {
  function RouterLink({ href, children, ...link }: ComponentProps<"a">) {
    return (
      <a {...link} href={`/app${href}`}>
        {children}
      </a>
    );
  }
  render(<Breadcrumbs items={items} linkComponent={RouterLink} />);

  expect(screen.getByRole("link", { name: "Claims" }).getAttribute("href")).toBe("/app/claims");
});

test("is translated into Spanish", () => {
  const { container } = render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Breadcrumbs items={longPath} />
    </LocaleProvider>,
  );
  container.style.inlineSize = "540px";

  expect(screen.getByRole("button", { name: "Mostrar 2 más" })).toBeTruthy();

  expect(screen.getByRole("navigation", { name: "Ruta de navegación" })).toBeTruthy();
});
