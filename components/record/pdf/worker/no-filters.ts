/** Effects by filters of the document are left out: they are put into the page, which a worker does not reach. */
export class NoFilters {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addHighlightHCMFilter = none;

  destroy(): void {}
}

function none(): "none" {
  return "none";
}
