import '@sveltia/cms';
import type React from 'react';

/*
 * Stands for `react` in the editor's bundle (build/rediger.ts): the site's components are drawn by Sveltia's own copy, and
 * hooks of another would find nobody listening.
 */
const sveltias = (globalThis as { __SVELTIA_CMS_REACT__?: typeof React }).__SVELTIA_CMS_REACT__;
if (!sveltias) throw new Error('Sveltia CMS has moved its copy of React.');

export const {
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} = sveltias;
