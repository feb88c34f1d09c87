;; The flask: how it is built, and its ticks, many in one call. Browser and Python run this very module
;; beside Rapier's and in Rapier's memory, so they cannot differ. All they do is to write down a plan.
;;
;; The plan of a world, in Rapier's units:
;;    0  f32  seconds a step               4  f32  how far ahead contacts are foreseen
;;    8  f32  friction                    12  f32  restitution
;;   16  f32  linear damping              20  f32  angular damping
;;   24  f32  half a cube without skin    28  f32  its skin: the radius of its corners
;;   32  i32  steps a tick                36  i32  number of cubes, eight at most
;;   40  f64  acceleration of one unit of a push
;;   48  f64  square of the hop limit     56  f64  room that a slot needs
;;   64  10 x 2 f64  slots of the start area
;;  224  8 x 2 f32   where the cubes lie 288  8 x 2 f32  where each lies when it is out
;;  352  i32  bit i: cube i is out       356  i32  number of walls
;;  360  for each wall: i32 how many floats, then its corners (x, y) as f32
;;
;; A world ($w) is the plan without its walls, and behind that:
;;  356  11 x i32   what rawphysicspipeline_step takes, in its order (1: gravity, 6: bodies, 7: colliders)
;;  400  i32        RawVector (0, 0)     404  i32        RawRotation by 0
;;  408  8 x f64    handles of the cubes 472  8 x 2 f32  velocities after the last tick     536  its size
(module
  (import "rapier" "memory" (memory 1))
  (import "glue" "x" (global $x (mut f32)))
  (import "glue" "y" (global $y (mut f32)))
  (import "rapier" "__wbindgen_export3" (func $ask (param i32 i32) (result i32)))  ;; bytes, alignment
  (import "rapier" "__wbindgen_export2" (func $give_back (param i32 i32 i32)))
  (import "rapier" "__wbindgen_add_to_stack_pointer" (func $move_stack (param i32) (result i32)))
  (import "rapier" "rawvector_new" (func $vector (param f32 f32) (result i32)))
  (import "rapier" "rawvector_set_x" (func $set_x (param i32 f32)))
  (import "rapier" "rawvector_set_y" (func $set_y (param i32 f32)))
  (import "rapier" "rawrotation_fromAngle" (func $angle (param f32) (result i32)))
  (import "rapier" "rawshape_convexHull" (func $hull (param i32 i32) (result i32)))
  (import "rapier" "rawshape_roundCuboid" (func $round_cuboid (param f32 f32 f32) (result i32)))
  (import "rapier" "__wbg_rawvector_free" (func $free_vector (param i32 i32)))
  (import "rapier" "__wbg_rawrotation_free" (func $free_rotation (param i32 i32)))
  (import "rapier" "__wbg_rawshape_free" (func $free_shape (param i32 i32)))
  (import "rapier" "rawphysicspipeline_new" (func $pipeline (result i32)))
  (import "rapier" "rawintegrationparameters_new" (func $parameters (result i32)))
  (import "rapier" "rawislandmanager_new" (func $islands (result i32)))
  (import "rapier" "rawbroadphase_new" (func $broad_phase (result i32)))
  (import "rapier" "rawnarrowphase_new" (func $narrow_phase (result i32)))
  (import "rapier" "rawrigidbodyset_new" (func $bodies (result i32)))
  (import "rapier" "rawcolliderset_new" (func $colliders (result i32)))
  (import "rapier" "rawimpulsejointset_new" (func $joints (result i32)))
  (import "rapier" "rawmultibodyjointset_new" (func $multi_joints (result i32)))
  (import "rapier" "rawccdsolver_new" (func $ccd (result i32)))
  (import "rapier" "__wbg_rawphysicspipeline_free" (func $free_pipeline (param i32 i32)))
  (import "rapier" "__wbg_rawintegrationparameters_free" (func $free_parameters (param i32 i32)))
  (import "rapier" "__wbg_rawislandmanager_free" (func $free_islands (param i32 i32)))
  (import "rapier" "__wbg_rawbroadphase_free" (func $free_broad_phase (param i32 i32)))
  (import "rapier" "__wbg_rawnarrowphase_free" (func $free_narrow_phase (param i32 i32)))
  (import "rapier" "__wbg_rawrigidbodyset_free" (func $free_bodies (param i32 i32)))
  (import "rapier" "__wbg_rawcolliderset_free" (func $free_colliders (param i32 i32)))
  (import "rapier" "__wbg_rawimpulsejointset_free" (func $free_joints (param i32 i32)))
  (import "rapier" "__wbg_rawmultibodyjointset_free" (func $free_multi_joints (param i32 i32)))
  (import "rapier" "__wbg_rawccdsolver_free" (func $free_ccd (param i32 i32)))
  (import "rapier" "rawintegrationparameters_set_dt" (func $set_dt (param i32 f32)))
  (import "rapier" "rawintegrationparameters_set_normalizedPredictionDistance"
    (func $set_prediction (param i32 f32)))
  (import "rapier" "rawrigidbodyset_createRigidBody" (func $create_body
    (param i32 i32 i32 i32 f32 f32 i32 i32 i32 f32 f32 i32 i32 i32 f32 f32 i32 i32 i32 f32 i32 i32 i32)
    (result f64)))
  (import "rapier" "rawcolliderset_createCollider" (func $create_collider
    (param i32 i32 i32 i32 i32 i32 i32 f32 i32 f32 f32 f32 f32 i32 i32 i32 i32 i32 i32 i32 i32 f32 f32
           i32 f64 i32)))
  (import "rapier" "rawphysicspipeline_step"
    (func $step (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)))
  (import "rapier" "rawrigidbodyset_rbTranslation" (func $translation (param i32 f64 i32)))
  (import "rapier" "rawrigidbodyset_rbRotation" (func $rotation (param i32 f64) (result f32)))
  (import "rapier" "rawrigidbodyset_rbLinvel" (func $linvel (param i32 f64 i32)))
  (import "rapier" "rawrigidbodyset_rbSetTranslation" (func $set_translation (param i32 f64 f32 f32 i32)))
  (import "rapier" "rawrigidbodyset_rbSetRotation" (func $set_rotation (param i32 f64 f32 i32)))
  (import "rapier" "rawrigidbodyset_rbSetLinvel" (func $set_linvel (param i32 f64 i32 i32)))
  (import "rapier" "rawrigidbodyset_rbSetAngvel" (func $set_angvel (param i32 f64 f32 i32)))
  (import "rapier" "rawrigidbodyset_rbSetGravityScale" (func $set_gravity_scale (param i32 f64 f32 i32)))

  (func $bodies_of (param $w i32) (result i32) (i32.load offset=380 (local.get $w)))
  (func $eighth (param $w i32) (param $i i32) (result i32)  ;; tables have eight bytes a cube
    (i32.add (local.get $w) (i32.shl (local.get $i) (i32.const 3))))
  (func $handle (param $w i32) (param $i i32) (result f64)
    (f64.load offset=408 (call $eighth (local.get $w) (local.get $i))))
  (func $is_out (param $w i32) (param $i i32) (result i32)
    (i32.and (i32.shr_u (i32.load offset=352 (local.get $w)) (local.get $i)) (i32.const 1)))

  ;; ---- Building.

  ;; A body at (x, y): 0 is one that moves, 1 is the tray. A cube never sleeps, for then it would not notice
  ;; that the push has changed.
  (func $body (param $w i32) (param $kind i32) (param $x f32) (param $y f32) (result f64)
    (local $place i32) (local $still i32) (local $handle f64)
    (local.set $place (call $vector (local.get $x) (local.get $y)))
    (local.set $still (i32.load offset=400 (local.get $w)))
    (local.set $handle (call $create_body (call $bodies_of (local.get $w))
      (i32.const 1) (local.get $place) (i32.load offset=404 (local.get $w))  ;; enabled, where, how turned
      (f32.const 1)                                                ;; gravity
      (f32.const 0) (i32.const 0) (local.get $still)               ;; extra mass, "mass only", its centre
      (local.get $still) (f32.const 0) (f32.const 0)               ;; velocity, spin, inertia
      (i32.const 1) (i32.const 1) (i32.const 1)                    ;; free in x, in y, to turn
      (f32.load offset=16 (local.get $w)) (f32.load offset=20 (local.get $w))
      (local.get $kind) (local.get $kind) (i32.const 0)            ;; may sleep, sleeps
      (f32.const 0) (i32.const 0) (i32.const 0) (i32.const 0)))    ;; CCD, dominance, iterations
    (call $free_vector (local.get $place) (i32.const 1))
    (local.get $handle))

  (func $collider (param $w i32) (param $shape i32) (param $body f64)
    (local $still i32)
    (local.set $still (i32.load offset=400 (local.get $w)))
    (call $create_collider
      (call $move_stack (i32.const -16)) (i32.load offset=384 (local.get $w))
      (i32.const 1) (local.get $shape) (local.get $still) (i32.load offset=404 (local.get $w))
      (i32.const 0) (f32.const 0) (local.get $still) (f32.const 0) (f32.const 1)  ;; mass from density
      (f32.load offset=8 (local.get $w)) (f32.load offset=12 (local.get $w))
      (i32.const 0) (i32.const 0) (i32.const 0)                    ;; averaged with the other's; no sensor
      (i32.const -1) (i32.const -1) (i32.const 15)                 ;; groups, and kinds of bodies
      (i32.const 0) (i32.const 0) (f32.const 0) (f32.const 0)      ;; hooks, events, threshold, skin
      (i32.const 1) (local.get $body) (call $bodies_of (local.get $w)))
    (drop (call $move_stack (i32.const 16)))
    (call $free_shape (local.get $shape) (i32.const 1)))

  (func $build_walls (param $w i32) (param $plan i32)
    (local $tray f64) (local $left i32) (local $wall i32) (local $bytes i32) (local $at i32)
    (local.set $tray (call $body (local.get $w) (i32.const 1) (f32.const 0) (f32.const 0)))
    (local.set $left (i32.load offset=356 (local.get $plan)))
    (local.set $wall (i32.add (local.get $plan) (i32.const 360)))
    (loop $next
      (local.set $bytes (i32.shl (i32.load (local.get $wall)) (i32.const 2)))
      (local.set $at (call $ask (local.get $bytes) (i32.const 4)))  ;; the hull takes it over
      (memory.copy (local.get $at) (i32.add (local.get $wall) (i32.const 4)) (local.get $bytes))
      (call $collider (local.get $w) (call $hull (local.get $at) (i32.load (local.get $wall))) (local.get $tray))
      (local.set $wall (i32.add (local.get $wall) (i32.add (local.get $bytes) (i32.const 4))))
      (local.set $left (i32.sub (local.get $left) (i32.const 1)))
      (br_if $next (local.get $left))))

  (func $build_cubes (param $w i32) (local $i i32) (local $at i32) (local $body f64)
    (loop $cube
      (local.set $at (call $eighth (local.get $w) (local.get $i)))
      (local.set $body (call $body (local.get $w) (i32.const 0)
        (f32.load offset=224 (local.get $at)) (f32.load offset=228 (local.get $at))))
      (call $collider (local.get $w)
        (call $round_cuboid (f32.load offset=24 (local.get $w)) (f32.load offset=24 (local.get $w))
          (f32.load offset=28 (local.get $w)))
        (local.get $body))
      (f64.store offset=408 (local.get $at) (local.get $body))
      (f64.store offset=472 (local.get $at) (f64.const 0))
      (if (call $is_out (local.get $w) (local.get $i))
        (then (call $take_out (local.get $w) (local.get $i))))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $cube (i32.lt_u (local.get $i) (i32.load offset=36 (local.get $w))))))

  ;; Room for a plan, for pushes or for poses.
  (func (export "room") (param $bytes i32) (result i32) (call $ask (local.get $bytes) (i32.const 8)))

  (func (export "build") (param $plan i32) (result i32) (local $w i32)
    (local.set $w (call $ask (i32.const 536) (i32.const 8)))
    (memory.copy (local.get $w) (local.get $plan) (i32.const 356))
    (i32.store offset=356 (local.get $w) (call $pipeline))
    (i32.store offset=360 (local.get $w) (call $vector (f32.const 0) (f32.const 0)))
    (i32.store offset=364 (local.get $w) (call $parameters))
    (i32.store offset=368 (local.get $w) (call $islands))
    (i32.store offset=372 (local.get $w) (call $broad_phase))
    (i32.store offset=376 (local.get $w) (call $narrow_phase))
    (i32.store offset=380 (local.get $w) (call $bodies))
    (i32.store offset=384 (local.get $w) (call $colliders))
    (i32.store offset=388 (local.get $w) (call $joints))
    (i32.store offset=392 (local.get $w) (call $multi_joints))
    (i32.store offset=396 (local.get $w) (call $ccd))
    (i32.store offset=400 (local.get $w) (call $vector (f32.const 0) (f32.const 0)))
    (i32.store offset=404 (local.get $w) (call $angle (f32.const 0)))
    (call $set_dt (i32.load offset=364 (local.get $w)) (f32.load (local.get $w)))
    (call $set_prediction (i32.load offset=364 (local.get $w)) (f32.load offset=4 (local.get $w)))
    (call $build_walls (local.get $w) (local.get $plan))
    (call $build_cubes (local.get $w))
    (local.get $w))

  (func (export "free") (param $w i32)
    (call $free_pipeline (i32.load offset=356 (local.get $w)) (i32.const 1))
    (call $free_vector (i32.load offset=360 (local.get $w)) (i32.const 1))
    (call $free_parameters (i32.load offset=364 (local.get $w)) (i32.const 1))
    (call $free_islands (i32.load offset=368 (local.get $w)) (i32.const 1))
    (call $free_broad_phase (i32.load offset=372 (local.get $w)) (i32.const 1))
    (call $free_narrow_phase (i32.load offset=376 (local.get $w)) (i32.const 1))
    (call $free_bodies (i32.load offset=380 (local.get $w)) (i32.const 1))
    (call $free_colliders (i32.load offset=384 (local.get $w)) (i32.const 1))
    (call $free_joints (i32.load offset=388 (local.get $w)) (i32.const 1))
    (call $free_multi_joints (i32.load offset=392 (local.get $w)) (i32.const 1))
    (call $free_ccd (i32.load offset=396 (local.get $w)) (i32.const 1))
    (call $free_vector (i32.load offset=400 (local.get $w)) (i32.const 1))
    (call $free_rotation (i32.load offset=404 (local.get $w)) (i32.const 1))
    (call $give_back (local.get $w) (i32.const 536) (i32.const 8)))

  ;; ---- Cubes that jump out, and go back.

  ;; Sets a cube down at (x, y), at rest, with or without feeling for the hand.
  (func $place (param $w i32) (param $i i32) (param $at_x f32) (param $at_y f32) (param $gravity f32)
    (local $b i32) (local $h f64)
    (local.set $b (call $bodies_of (local.get $w)))
    (local.set $h (call $handle (local.get $w) (local.get $i)))
    (call $set_translation (local.get $b) (local.get $h) (local.get $at_x) (local.get $at_y) (i32.const 1))
    (call $set_rotation (local.get $b) (local.get $h) (f32.const 0) (i32.const 1))
    (call $set_linvel (local.get $b) (local.get $h) (i32.load offset=400 (local.get $w)) (i32.const 1))
    (call $set_angvel (local.get $b) (local.get $h) (f32.const 0) (i32.const 1))
    (call $set_gravity_scale (local.get $b) (local.get $h) (local.get $gravity) (i32.const 1))
    (f64.store offset=472 (call $eighth (local.get $w) (local.get $i)) (f64.const 0)))

  ;; Cube i is over the rim: it lies beside the flask and does not feel the hand.
  (func $take_out (param $w i32) (param $i i32) (local $at i32)
    (local.set $at (call $eighth (local.get $w) (local.get $i)))
    (i32.store offset=352 (local.get $w)
      (i32.or (i32.load offset=352 (local.get $w)) (i32.shl (i32.const 1) (local.get $i))))
    (call $place (local.get $w) (local.get $i)
      (f32.load offset=288 (local.get $at)) (f32.load offset=292 (local.get $at)) (f32.const 0)))

  ;; Is a slot at (x, y) free, so that a cube set down there touches no other?
  (func $is_free (param $w i32) (param $at_x f64) (param $at_y f64) (result i32) (local $k i32)
    (loop $cube
      (if (i32.eqz (call $is_out (local.get $w) (local.get $k)))
        (then
          (call $translation (call $bodies_of (local.get $w)) (call $handle (local.get $w) (local.get $k)) (i32.const 1023))
          (if (i32.and
                (f64.le (f64.abs (f64.sub (f64.promote_f32 (global.get $x)) (local.get $at_x)))
                        (f64.load offset=56 (local.get $w)))
                (f64.le (f64.abs (f64.sub (f64.promote_f32 (global.get $y)) (local.get $at_y)))
                        (f64.load offset=56 (local.get $w))))
            (then (return (i32.const 0))))))
      (local.set $k (i32.add (local.get $k) (i32.const 1)))
      (br_if $cube (i32.lt_u (local.get $k) (i32.load offset=36 (local.get $w)))))
    (i32.const 1))

  ;; Cube i, if it is out, goes into the first free slot; if there is none, it stays where it is.
  (func $put_back (param $w i32) (param $i i32) (local $slot i32) (local $k i32)
    (if (i32.eqz (call $is_out (local.get $w) (local.get $i))) (then (return)))
    (local.set $slot (local.get $w))
    (loop $next
      (if (call $is_free (local.get $w) (f64.load offset=64 (local.get $slot)) (f64.load offset=72 (local.get $slot)))
        (then
          (i32.store offset=352 (local.get $w)
            (i32.xor (i32.load offset=352 (local.get $w)) (i32.shl (i32.const 1) (local.get $i))))
          (call $place (local.get $w) (local.get $i)
            (f32.demote_f64 (f64.load offset=64 (local.get $slot)))
            (f32.demote_f64 (f64.load offset=72 (local.get $slot)))
            (f32.const 1))
          (return)))
      (local.set $slot (i32.add (local.get $slot) (i32.const 16)))
      (local.set $k (i32.add (local.get $k) (i32.const 1)))
      (br_if $next (i32.lt_u (local.get $k) (i32.const 10)))))

  ;; Cube i jumps out if its velocity changed too much in this tick. No dice: tilting cannot do it, banging can.
  (func $hop (param $w i32) (param $i i32) (local $at i32) (local $dx f64) (local $dy f64)
    (if (call $is_out (local.get $w) (local.get $i)) (then (return)))
    (local.set $at (call $eighth (local.get $w) (local.get $i)))
    (call $linvel (call $bodies_of (local.get $w)) (call $handle (local.get $w) (local.get $i)) (i32.const 1023))
    (local.set $dx (f64.sub (f64.promote_f32 (global.get $x)) (f64.promote_f32 (f32.load offset=472 (local.get $at)))))
    (local.set $dy (f64.sub (f64.promote_f32 (global.get $y)) (f64.promote_f32 (f32.load offset=476 (local.get $at)))))
    (f32.store offset=472 (local.get $at) (global.get $x))
    (f32.store offset=476 (local.get $at) (global.get $y))
    (if (f64.gt (f64.add (f64.mul (local.get $dx) (local.get $dx)) (f64.mul (local.get $dy) (local.get $dy)))
                (f64.load offset=48 (local.get $w)))
      (then (call $take_out (local.get $w) (local.get $i)))))

  ;; ---- Ticks.

  ;; Writes x, y, angle of cube i as three floats at $to.
  (func $pose (param $w i32) (param $i i32) (param $to i32)
    (call $translation (call $bodies_of (local.get $w)) (call $handle (local.get $w) (local.get $i)) (i32.const 1023))
    (f32.store (local.get $to) (global.get $x))
    (f32.store offset=4 (local.get $to) (global.get $y))
    (f32.store offset=8 (local.get $to)
      (call $rotation (call $bodies_of (local.get $w)) (call $handle (local.get $w) (local.get $i)))))

  ;; How hard the hand pushes along an axis: a signed byte at $at.
  (func $strength (param $w i32) (param $at i32) (result f32)
    (f32.demote_f64
      (f64.mul (f64.convert_i32_s (i32.load8_s (local.get $at))) (f64.load offset=40 (local.get $w)))))

  ;; Runs so many ticks (a pair of signed bytes each, from $in on) and writes all poses of every tick from $out on.
  (func (export "run") (param $w i32) (param $in i32) (param $out i32) (param $ticks i32) (local $k i32)
    (block $done
      (loop $tick
        (br_if $done (i32.eqz (local.get $ticks)))
        (if (i32.eq (i32.load8_s (local.get $in)) (i32.const -128))
          (then
            (call $put_back (local.get $w) (i32.load8_u offset=1 (local.get $in)))
            (call $set_x (i32.load offset=360 (local.get $w)) (f32.const 0))
            (call $set_y (i32.load offset=360 (local.get $w)) (f32.const 0)))
          (else
            (call $set_x (i32.load offset=360 (local.get $w)) (call $strength (local.get $w) (local.get $in)))
            (call $set_y (i32.load offset=360 (local.get $w))
              (call $strength (local.get $w) (i32.add (local.get $in) (i32.const 1))))))
        (local.set $k (i32.const 0))
        (loop $again
          (call $step (i32.load offset=356 (local.get $w)) (i32.load offset=360 (local.get $w))
            (i32.load offset=364 (local.get $w)) (i32.load offset=368 (local.get $w)) (i32.load offset=372 (local.get $w))
            (i32.load offset=376 (local.get $w)) (i32.load offset=380 (local.get $w)) (i32.load offset=384 (local.get $w))
            (i32.load offset=388 (local.get $w)) (i32.load offset=392 (local.get $w)) (i32.load offset=396 (local.get $w)))
          (local.set $k (i32.add (local.get $k) (i32.const 1)))
          (br_if $again (i32.lt_u (local.get $k) (i32.load offset=32 (local.get $w)))))
        (local.set $k (i32.const 0))
        (loop $cube
          (call $hop (local.get $w) (local.get $k))
          (call $pose (local.get $w) (local.get $k) (local.get $out))
          (local.set $out (i32.add (local.get $out) (i32.const 12)))
          (local.set $k (i32.add (local.get $k) (i32.const 1)))
          (br_if $cube (i32.lt_u (local.get $k) (i32.load offset=36 (local.get $w)))))
        (local.set $in (i32.add (local.get $in) (i32.const 2)))
        (local.set $ticks (i32.sub (local.get $ticks) (i32.const 1)))
        (br $tick)))))
