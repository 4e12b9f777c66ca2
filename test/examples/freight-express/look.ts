/** The drawing on its plate, by its file's name. */
export const look = {
  depot: 'freight-icon-special-e-card-train',
}
