/**
 * Prints the PDF at a URL of this page from an invisible frame, or where that is not possible from a new
 * tab. The frame shows the document, so it goes when printing has ended; the function that is returned
 * removes it earlier.
 */
export function printFile(url: string): () => void {
  // What keeps a browser from its own viewer for PDFs, the user knows better.
  if (!navigator.pdfViewerEnabled) {
    openTab(url);
    return () => undefined;
  }
  const frame = document.createElement("iframe");
  frame.dataset["claimkit"] = "print";
  // Not `display: none`, of which Firefox prints nothing.
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
    // A policy of the page (`frame-src`) has put another origin there, which can't be printed.
    frame.remove();
    openTab(url);
  }
}

function openTab(url: string): void {
  window.open(url, "_blank", "noopener");
}
