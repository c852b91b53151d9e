export const { sandboxUrl } = await (await fetch("/config.json")).json();

/**
 * Asks a control of the sandbox, or where a claim is in its life. It stands for what the agency's own
 * server would do: the claims API has no call that chooses a shop.
 */
export async function sandbox(claimNumber, control, body = {}) {
  const claim = `${sandboxUrl}/sandbox/claims/${encodeURIComponent(claimNumber)}`;
  const answer = await (control
    ? fetch(`${claim}/${control}`, { method: "POST", body: JSON.stringify(body) })
    : fetch(claim));
  if (!answer.ok) throw new Error(`${control}: HTTP ${answer.status}`);
  return answer.json();
}
