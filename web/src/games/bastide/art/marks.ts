/** Each player's mark on his tokens, so that nobody need tell colours apart; drawn around 0 0, some 16 wide. */
export const MARKS = [
  // a mullet
  "M0 -8.500L2 -2.800L8.100 -2.600L3.300 1.100L5 6.900L0 3.500L-5 6.900L-3.300 1.100L-8.100 -2.600L-2 -2.800Z",
  // a trefoil
  "M0 -8.500A4 4 0 0 1 3.200 -2.200A4 4 0 1 1 1.400 4.200Q1.400 6.500 3 8.500H-3Q-1.400 6.500 -1.400 4.200A4 4 0 1 1 -3.200 -2.200A4 4 0 0 1 0 -8.500Z",
  // a cross paty
  "M-1.800 -1.800L-4 -8H4L1.800 -1.800L8 -4V4L1.800 1.800L4 8H-4L-1.800 1.800L-8 4V-4Z",
  // a crescent
  "M-6.300 -5.600A8 8 0 1 0 6.300 -5.600A6.500 6.500 0 1 1 -6.300 -5.600Z",
  // a lozenge
  "M0 -9L6.500 0L0 9L-6.500 0Z",
] as const;
