/**
 * What places at the end go by, the highest first (000:139): what delivered wagons are worth, then what coupled ones
 * are. A train has five wagons of at most 9 points: what breaks a tie never comes near the thousand.
 */
export const rankOf = (delivered: number, coupled: number): number => delivered * 1000 + coupled
