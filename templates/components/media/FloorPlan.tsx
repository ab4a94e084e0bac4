/** An office floor in outline; one room of it is not there. */
export function FloorPlan() {
  return (
    <svg className="floor-plan" viewBox="0 0 560 370" aria-hidden="true">
      <path d="M60 360H10V10h340v150h200v200H110" />
      <path
        className="floor-plan__walls"
        d="M180 10v40m0 50v50M10 150h50m50 0h120m50 0h70M180 230v130M350 160v50m0 50v100"
      />
      <path
        className="floor-plan__doors"
        d="M60 360v-50a50 50 0 0 1 50 50M180 50h-50a50 50 0 0 0 50 50M110 150v50a50 50 0 0 1-50-50M230 150v50a50 50 0 0 0 50-50M350 260h-50a50 50 0 0 1 50-50"
      />
      <path className="floor-plan__missing" d="M364 12h184v134H364z" />
      <path className="floor-plan__sign" d="m456 42 38 66h-76z" />
      <path className="floor-plan__walls" d="M456 66v18m0 12v.1" />
    </svg>
  )
}
