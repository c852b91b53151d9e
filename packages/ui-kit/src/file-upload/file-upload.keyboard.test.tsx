import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { FileUpload } from "./file-upload.tsx";

afterEach(cleanup);

test.each(["{Enter}", " "])("%s on the button opens the browser's dialog", async (key) => {
  const { container } = render(<FileUpload label="Photos" />);
  const input = container.querySelector("input") as HTMLInputElement;
  const opened = vi.spyOn(input, "click").mockImplementation(() => {});

  screen.getByRole("button", { name: "Choose a file" }).focus();
  await userEvent.keyboard(key);

  expect(opened).toHaveBeenCalledOnce();
});

test.each(["{Enter}", " "])("%s on the button of a file removes it", async (key) => {
  render(<FileUpload label="Photos" defaultValue={[new File(["Hail"], "hood.jpg")]} />);

  screen.getByRole("button", { name: "Remove hood.jpg" }).focus();
  await userEvent.keyboard(key);

  expect(screen.queryByRole("listitem")).toBeNull();
});
