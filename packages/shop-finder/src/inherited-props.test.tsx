import { testInheritedProps } from "@claimkit/widget-runtime/testing/inherited-props";
import { fireEvent } from "@testing-library/react";
import { zipCodes } from "../testing/finder.ts";
import { shopFinderElements } from "./elements.tsx";

function search(container: HTMLElement): void {
  const field = container.querySelector("input") as HTMLInputElement;
  fireEvent.input(field, { target: { value: zipCodes.columbus } });
}

testInheritedProps(shopFinderElements, { claimNumber: "CLM-1006" }, search);
