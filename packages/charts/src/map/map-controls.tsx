'use client';
import { useId } from 'react';
import * as styles from './call-map.css.ts';
import type { MapLayer } from './map-scene.ts';
import type { CallMapState } from './use-call-map.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

interface MapControlsProps {
  readonly map: CallMapState;
  readonly modes: readonly { readonly id: string; readonly label: string }[];
  readonly lasso: boolean;
  readonly onLasso: (on: boolean) => void;
  readonly list: boolean;
  readonly onList: (on: boolean) => void;
  readonly onClear: () => void;
}

/** The map's controls: mode, metric, layer, lasso, list. */
export function MapControls({ map, modes, lasso, onLasso, list, onList, onClear }: MapControlsProps) {
  const { words, mode, chooseMode, offered, metric, setMetric, layer, setLayer, selected } = map;
  const { say } = words;
  return (
    <div data-component="CallMap.Controls" className={styles.controls}>
      {modes.length > 1 && (
        <Choice
          label={say('mapMode')}
          value={mode}
          options={modes.map(({ id, label }) => [id, label])}
          onChoose={chooseMode}
        />
      )}
      {layer !== 'heat' && (
        <Choice
          label={say('mapMetric')}
          value={metric?.id ?? ''}
          options={[...offered.map(({ id, label }) => [id, label] as const), ['', say('mapNoMetric')]]}
          onChoose={(id) => setMetric(id || null)}
        />
      )}
      <Choice
        label={say('mapLayer')}
        value={layer}
        options={[
          ['dots', say('mapDots')],
          ['hex', say('mapHex')],
          ['heat', say('mapHeat')],
        ]}
        onChoose={(each) => setLayer(each as MapLayer)}
      />
      <button type="button" aria-pressed={lasso} className={styles.toggle} onClick={() => onLasso(!lasso)}>
        {say('mapLasso')}
      </button>
      <button type="button" aria-expanded={list} className={styles.toggle} onClick={() => onList(!list)}>
        {say(list ? 'mapCloseList' : 'mapList')}
      </button>
      {selected.size > 0 && (
        <button type="button" className={styles.toggle} onClick={onClear}>
          {say('mapClear')}
        </button>
      )}
    </div>
  );
}
