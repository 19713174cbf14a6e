/** Details from an advert that the pictures must show; the drawing chooses the rest. */
export type Fit = {
  engine?: 'none' | 'inboard' | 'outboard';
  /** Outboards side by side. */
  outboards?: 1 | 2;
  /** The colour of their cowls. */
  cowl?: string;
  /** The hull is painted in the given colour, even if boats of this kind are often varnished. */
  painted?: boolean;
  timber?: boolean;
  flybridge?: boolean;
  arch?: boolean;
  masts?: 0 | 1 | 2;
  /** One sail on an unstayed mast, or a main with a headsail. */
  rig?: 'una' | 'sloop';
  tanSails?: boolean;
  crane?: boolean;
  twinHulls?: boolean;
  /** An open canoe rather than a decked kayak. */
  open?: boolean;
  seats?: 1 | 2;
  /** Ridden standing. */
  standUp?: boolean;
  stern?: 'traditional' | 'semi-trad' | 'cruiser';
  wideBeam?: boolean;
  tiller?: boolean;
  /** A ramp at the bow, to land on a beach. */
  ramp?: boolean;
  /** Built before electronic displays. */
  old?: boolean;
};
