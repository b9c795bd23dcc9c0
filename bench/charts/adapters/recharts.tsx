import { Bar as Bars, BarChart, CartesianGrid, Line as Curve, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { reactAdapter } from '../lib/adapter.tsx';
import { type BarData, colors, type LineData, margin } from '../lib/data.ts';

const day = (moment: number) => new Date(moment).toISOString().slice(5, 10);

function Line({ data }: { readonly data: LineData }) {
  return (
    <LineChart width={data.width} height={data.height} data={[...data.rows]} margin={margin}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="t" type="number" scale="time" domain={['dataMin', 'dataMax']} tickFormatter={day} />
      <YAxis />
      <Tooltip isAnimationActive={false} />
      {data.keys.map((key, index) => (
        <Curve key={key} dataKey={key} stroke={colors[index] ?? ''} dot={false} isAnimationActive={false} />
      ))}
    </LineChart>
  );
}

function Bar({ data }: { readonly data: BarData }) {
  return (
    <BarChart width={data.width} height={data.height} data={[...data.rows]} margin={margin}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="k" />
      <YAxis />
      <Tooltip isAnimationActive={false} />
      <Bars dataKey="v" fill={colors[0] ?? ''} isAnimationActive={false} />
    </BarChart>
  );
}

export const { mount, update, page, hydrate } = reactAdapter(Line, Bar);
