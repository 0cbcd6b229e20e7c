// A map of nowhere fits every company.
export { MapGround } from '../plain/map-ground.tsx';
