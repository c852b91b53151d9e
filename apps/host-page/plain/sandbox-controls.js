export const { sandboxUrl } = await (await fetch("/config.json")).json();

/**
 * Calls a control of the sandbox, or requests the stage of a claim. A real page would call its own server to
 * store a shop: the claims API has no call for it.
 */
export async function sandbox(claimNumber, control, body = {}) {
  const claim = `${sandboxUrl}/sandbox/claims/${encodeURIComponent(claimNumber)}`;
  const answer = await (control
    ? fetch(`${claim}/${control}`, { method: "POST", body: JSON.stringify(body) })
    : fetch(claim));
  if (!answer.ok) throw new Error(`${control}: HTTP ${answer.status}`);
  return answer.json();
}
