/** True if a point is inside a closed polygon (even-odd rule). Flat pairs keep long lines cheap. */
export function insideLasso(line: ArrayLike<number>, x: number, y: number): boolean {
  let inside = false;
  for (let index = 0, before = line.length - 2; index < line.length; before = index, index += 2) {
    const [ax, ay, bx, by] = [line[index], line[index + 1], line[before], line[before + 1]] as [
      number,
      number,
      number,
      number,
    ];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
