/**
 * Prints the PDF at an object URL from an invisible frame or, if that is not possible, from a new tab.
 * The frame is removed when printing has ended, or earlier by the returned function.
 */
export function printFile(url: string): () => void {
  // The browser may lack a PDF viewer because of the user's settings.
  if (!navigator.pdfViewerEnabled) {
    openTab(url);
    return () => undefined;
  }
  const frame = document.createElement("iframe");
  frame.dataset["claimkit"] = "print";
  // Not `display: none`, which Firefox does not print.
  frame.style.cssText = "position:fixed;inset-block-end:0;inline-size:0;block-size:0;border:0";
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  frame.addEventListener("load", () => printFrame(frame, url), { once: true });
  frame.src = url;
  document.body.append(frame);
  return () => frame.remove();
}

function printFrame(frame: HTMLIFrameElement, url: string): void {
  try {
    frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
    frame.contentWindow?.print();
  } catch {
    // A policy of the page (`frame-src`) has blocked the frame, which is then cross-origin and can't be
    // printed.
    frame.remove();
    openTab(url);
  }
}

function openTab(url: string): void {
  window.open(url, "_blank", "noopener");
}
