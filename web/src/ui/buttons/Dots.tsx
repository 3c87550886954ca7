import './Dots.css';

/**
 * Renders the three dots of a menu. Rows have them by the dozen, and the browser composes each inline SVG by itself at
 * every frame; a background costs nothing.
 */
export const MenuDots = () => <span className="dots" aria-hidden="true" />;

/** Renders the six dots of what can be dragged. */
export const GripDots = () => <span className="dots dots-grip" aria-hidden="true" />;
