import type { Command } from '@roadside/ui/command-palette';
import { useMemo } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import type { ScheduleAddress } from '../model/schedule-address.ts';
import type { OpenSchedule } from './schedule-context.ts';

/** The commands of the schedule. */
export function useScheduleCommands(
  { today, state, address, handle, mayChange }: OpenSchedule,
  onAddress: (address: ScheduleAddress) => void,
): void {
  const drawers = useDrawers();
  usePageCommands(
    useMemo((): readonly Command[] => {
      const group = 'This page';
      return [
        {
          id: 'schedule-save',
          group,
          label: 'Save schedule',
          disabled: state.unsaved === 0,
          run: () => void state.save(),
        },
        { id: 'schedule-today', group, label: 'Go to today', run: () => onAddress({ ...address, day: today }) },
        ...(mayChange
          ? [
              {
                id: 'schedule-publish',
                group,
                label: 'Publish schedule',
                run: () => drawers?.open('schedule', 'publish'),
              },
              {
                id: 'schedule-fill',
                group,
                label: 'Fill the gaps',
                run: () => drawers?.open('schedule', 'fill'),
              },
              {
                id: 'schedule-templates',
                group,
                label: 'Copy last week or use a template',
                run: () => drawers?.open('schedule', 'templates'),
              },
              {
                id: 'schedule-ghosts',
                group,
                label: 'Open open-shift patterns',
                run: () => drawers?.open('schedule', 'ghosts'),
              },
              {
                id: 'schedule-settings',
                group,
                label: 'Open shift rules',
                run: () => drawers?.open('schedule', 'settings'),
              },
            ]
          : []),
        {
          id: 'schedule-gaps',
          group,
          label: 'Show gaps, requests and changes',
          run: () => drawers?.open('schedule', 'coverage'),
        },
        {
          id: 'schedule-list',
          group,
          label: 'Show the schedule as a list',
          run: () => onAddress({ ...address, view: 'list' }),
        },
        { id: 'schedule-keys', group, label: 'Show gantt shortcuts', run: () => handle.current?.showKeys() },
      ];
    }, [state, address, today, mayChange, drawers, handle, onAddress]),
  );
}
