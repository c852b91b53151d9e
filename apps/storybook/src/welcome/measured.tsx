import type { JSX } from "react";
import { type Comparison, comparison } from "./measures.ts";

const sections = [
  { name: "Size", title: "Size", unit: "JavaScript, minified and gzipped, without React" },
  { name: "Mount and layout", title: "Mounting", unit: "200 instances mounted in the browser" },
  { name: "Server render", title: "Server rendering", unit: "200 instances as HTML" },
];

/** The kit compared to other libraries, from the results of the benchmark. */
export function Measured(): JSX.Element {
  return (
    <div className="welcome-measured">
      {sections.map(({ name, title, unit }) => (
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
  const maxRatio = Math.max(...peers.map(({ ratio }) => ratio));
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
              <span data-part="bar" style={{ inlineSize: `${(ratio / maxRatio) * 100}%` }} />
              <span data-part="ratio">{ratio.toFixed(ratio < 10 ? 1 : 0)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
