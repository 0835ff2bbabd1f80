import { Cable } from '../Cable/Cable';
import { JackShape, PlugShape } from '../Jack/Jack';

/** The logo without its cable, which the header draws in CSS. Decoration beside the name of the site. */
export function Logo() {
  return (
    <svg viewBox="0 0 48 48" width="2.25rem" aria-hidden="true">
      {/* Its middle is at --cable-at: 1 rem of 2.25. */}
      <JackShape x={48 / 2.25} y={22} isPlugged />
    </svg>
  );
}

/** The logo with its cable in another drawing, 48 units wide and high. */
export function LogoShape() {
  return (
    <>
      <JackShape x={22} y={22} />
      <Cable path="M22 22V30C22 40 30 43 45 43" />
      <PlugShape x={22} y={22} />
    </>
  );
}
