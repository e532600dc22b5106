import { useSyncExternalStore } from 'react';
import { activityInWords, currentActivity, onActivity } from '../repository/activity.ts';

/** What the requests do, in words, where the owner should know. */
export const useActivity = () => activityInWords(useSyncExternalStore(onActivity, currentActivity));
