import type { JSX } from "react";
import { type Comparison, comparison } from "./measures.ts";

const chapters = [
  { name: "Size", title: "To download", unit: "JavaScript, minified and gzipped, React outside" },
  { name: "Mount and layout", title: "To show", unit: "200 instances mounted in the browser" },
  { name: "Server render", title: "To render on a server", unit: "200 instances as HTML" },
];

/** The kit beside its peers, in the numbers that the benchmark has written. */
export function Measured(): JSX.Element {
  return (
    <div className="welcome-measured">
      {chapters.map(({ name, title, unit }) => (
        <Bars key={name} title={title} unit={unit} {...comparison(name)} />
      ))}
    </div>
  );
}

interface BarsProps extends Comparison {
  title: string;
  unit: string;
}

function Bars({ title, unit, peers }: BarsProps): JSX.Element {
  const most = Math.max(...peers.map(({ ratio }) => ratio));
  return (
    <table>
      <caption>
        <strong>{title}</strong>
        <span>{unit}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Library</th>
          <th scope="col">Times as much as Claimkit</th>
        </tr>
      </thead>
      <tbody>
        {[{ library: "Claimkit", ratio: 1 }, ...peers].map(({ library, ratio }) => (
          <tr key={library} data-ours={library === "Claimkit"}>
            <th scope="row">{library}</th>
            <td>
              <span data-part="bar" style={{ inlineSize: `${(ratio / most) * 100}%` }} />
              <span data-part="ratio">{ratio.toFixed(ratio < 10 ? 1 : 0)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
