import { expect, test } from "vitest";
import { fileOf } from "../../testing/files.ts";
import { kinds } from "./file-kinds.ts";
import { contentProblem } from "./file-problem.ts";
import { fileType } from "./file-type.ts";

const MEDIA = "image/*,application/pdf";

test.each([
  { file: fileOf("jpeg", "hood.jpg"), accept: MEDIA, problem: undefined },
  { file: fileOf("jpeg", "hood.png"), accept: "image/jpeg", problem: undefined },
  { file: fileOf("jpeg", "hood.jpg"), accept: ".JPG", problem: undefined },
  { file: fileOf("jpeg", "hood"), accept: "image/jpg", problem: undefined },
  { file: fileOf("heic", "hood.heic"), accept: MEDIA, problem: undefined },
  { file: fileOf("heic", "hood.heic"), accept: ".heif", problem: undefined },
  { file: fileOf("pdf", "bill.pdf"), accept: MEDIA, problem: undefined },
  { file: fileOf("html", "hood.jpg"), accept: MEDIA, problem: "wrongType" },
  { file: fileOf("svg", "hood.jpg"), accept: ".jpg", problem: "wrongType" },
  { file: fileOf("pdf", "hood.jpg"), accept: "image/*", problem: "wrongType" },
  { file: fileOf("png", "hood.jpg"), accept: "image/jpeg", problem: "wrongType" },
  {
    file: new File(["Hail"], "report.txt", { type: "text/plain" }),
    accept: "text/*",
    problem: undefined,
  },
  { file: new File(["Hail"], "report.TXT"), accept: ".txt", problem: undefined },
  {
    file: new File(["Hail"], "report.txt", { type: "text/plain" }),
    accept: ".doc",
    problem: "wrongType",
  },
  {
    file: new File(["<svg>"], "a.svg", { type: "image/svg+xml" }),
    accept: "image/*",
    problem: "wrongType",
  },
  {
    file: new File(["<svg>"], "a.svg", { type: "image/svg+xml" }),
    accept: ".svg",
    problem: undefined,
  },
  { file: fileOf("html", "page.html"), accept: undefined, problem: undefined },
])("$file.name with the accept '$accept': $problem", async ({ file, accept, problem }) => {
  expect(await contentProblem(file, { accept })).toBe(problem);
});

test.each([
  { text: "BM\x36\x10\0\0\0\0\0\0\x36\0\0\0", type: "image/bmp" },
  { text: "BMW 320i, two doors", type: "" },
  { text: "II*\0\x08\0\0\0", type: "image/tiff" },
  { text: "MM\0*\0\0\0\x08", type: "image/tiff" },
  { text: "II*, a footnote", type: "" },
  { text: "MM-*", type: "" },
  { text: "\0\0\0\x20ftypM4A \0\0\0\0", type: "audio/mp4" },
  { text: "\0\0\0\x20ftypisom\0\0\0\0", type: "video/mp4" },
])("recognizes '$type' by more than its first letters", async ({ text, type }) => {
  expect(await fileType(new Blob([text]))).toBe(type);
});

test("allows kinds of files for a queue", async () => {
  const isPhoto = kinds("image/*");

  expect(await isPhoto(fileOf("jpeg", "hood.pdf"))).toBe(true);
  expect(await isPhoto(fileOf("html", "hood.jpg"))).toBe(false);
});

test("finds the header of a PDF behind other bytes", async () => {
  expect(await fileType(new Blob(["\n".repeat(900), "%PDF-1.4"]))).toBe("application/pdf");
});

test("says that a file can't be read, such as a folder that was dropped", async () => {
  const folder = new File(["x"], "photos");
  folder.slice = () => {
    throw new DOMException("A folder", "NotFoundError");
  };

  expect(await contentProblem(folder, {})).toBe("unreadable");
});
