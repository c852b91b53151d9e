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

test("shows the way from the start page, and says where the user is", () => {
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

test("shows only the way back where there is little room", () => {
  const { container } = render(<Breadcrumbs items={items} />);
  container.style.inlineSize = "320px";

  expect(shown()).toEqual(["Claims"]);
});

test("shows a page that has none above it, however little room there is", () => {
  const { container } = render(<Breadcrumbs items={[{ label: "Home" }]} />);
  container.style.inlineSize = "320px";

  expect(shown()).toEqual(["Home"]);
});

const longWay = [
  { label: "Home", href: "/" },
  { label: "Auto", href: "/auto" },
  { label: "Policies", href: "/policies" },
  ...items.slice(1),
];

test("collapses the middle of a long way where it would take two lines", async () => {
  const { container } = render(<Breadcrumbs items={longWay} />);
  container.style.inlineSize = "1000px";
  expect(shown()).toEqual(["Home", "Auto", "Policies", "Claims", "CLM-1001"]);

  container.style.inlineSize = "540px";
  expect(shown()).toEqual(["Home", "", "Claims", "CLM-1001"]);

  await userEvent.click(screen.getByRole("button", { name: "Show 2 more", expanded: false }));

  expect(shown()).toEqual(["Home", "Auto", "Policies", "Claims", "CLM-1001"]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("has a middle of a short way in sight always", () => {
  const { container } = render(<Breadcrumbs items={longWay.slice(1)} />);
  container.style.inlineSize = "540px";

  expect(shown()).toHaveLength(4);
});

test("is large enough for a finger", () => {
  render(<Breadcrumbs items={longWay} />);

  for (const each of [...screen.getAllByRole("link"), ...screen.queryAllByRole("button")]) {
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test("draws its links with a router's own component", () => {
  function RouterLink({ href, children, ...link }: ComponentProps<"a">) {
    return (
      <a {...link} href={`/app${href}`}>
        {children}
      </a>
    );
  }
  render(<Breadcrumbs items={items} link={RouterLink} />);

  expect(screen.getByRole("link", { name: "Claims" }).getAttribute("href")).toBe("/app/claims");
});

test("speaks Spanish", () => {
  const { container } = render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Breadcrumbs items={longWay} />
    </LocaleProvider>,
  );
  container.style.inlineSize = "540px";

  expect(screen.getByRole("button", { name: "Mostrar 2 más" })).toBeTruthy();

  expect(screen.getByRole("navigation", { name: "Ruta de navegación" })).toBeTruthy();
});
