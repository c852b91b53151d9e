import "./road.css";

/** An image of a road that climbs through hills. It is decorative. */
export function Road() {
  const route = "M40 330C40 250 330 290 330 220S90 190 90 135 390 130 390 80 250 50 250 0";
  return (
    <svg
      className="road"
      viewBox="0 0 460 320"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="road-hill" d="M-20 250C60 190 150 240 240 205S400 150 500 190" />
      <path className="road-hill" d="M-20 200C70 130 150 190 250 150S400 100 500 130" />
      <path className="road-hill" d="M-20 150C80 80 160 130 260 100S410 50 500 75" />
      <path className="road-hill" d="M-20 100C90 35 170 75 270 50S420 5 500 25" />
      <path className="road-edge" d={route} />
      <path className="road-tar" d={route} />
      <path className="road-line" d={route} />
    </svg>
  );
}
