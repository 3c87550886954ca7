export const PAGE_SETUPS = ['s10', 's8', 's6', 's4', 's3', 's2', 's1'] as const;
export const SIDES = ['long_edge', 'short_edge', 'fold_over', 'fronts', 'backs', 'study_sheet'] as const;
export const CUT_LINES = ['dashed', 'ticks', 'none'] as const;
