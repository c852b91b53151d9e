/** Prints the PDF at an address of this page, out of a frame that nobody sees; where that can't be, in a tab of its own. */
export function printFile(url: string): void {
  // What stands between a browser and its own viewer for PDFs, the user knows better.
  if (!navigator.pdfViewerEnabled) {
    openTab(url);
    return;
  }
  document.querySelector(`iframe[data-claimkit="print"]`)?.remove();
  const frame = document.createElement("iframe");
  frame.dataset["claimkit"] = "print";
  // Not `display: none`, of which Firefox prints nothing.
  frame.style.cssText = "position:fixed;inset-block-end:0;inline-size:0;block-size:0;border:0";
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  frame.addEventListener("load", () => printFrame(frame, url), { once: true });
  frame.src = url;
  document.body.append(frame);
}

function printFrame(frame: HTMLIFrameElement, url: string): void {
  try {
    frame.contentWindow?.print();
  } catch {
    // A policy of the page (`frame-src`) has put another origin there, which is nothing to print.
    frame.remove();
    openTab(url);
  }
}

function openTab(url: string): void {
  window.open(url, "_blank", "noopener");
}
